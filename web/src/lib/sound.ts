/** Small sounds, made on the spot. */
import { settings } from "./settings.svelte";

interface Note {
  /** Hertz; 0 is a tick of noise. */
  pitch: number;
  at: number;
  long: number;
  loud: number;
  shape?: OscillatorType;
}

const SOUNDS = {
  take: [{ pitch: 0, at: 0, long: 0.05, loud: 0.5 }],
  move: [
    { pitch: 0, at: 0, long: 0.04, loud: 0.6 },
    { pitch: 196, at: 0, long: 0.09, loud: 0.25, shape: "triangle" },
  ],
  turn: [
    { pitch: 523.25, at: 0, long: 0.22, loud: 0.3 },
    { pitch: 783.99, at: 0.11, long: 0.35, loud: 0.28 },
  ],
  light: [
    { pitch: 392, at: 0, long: 0.3, loud: 0.2, shape: "triangle" },
    { pitch: 587.33, at: 0.08, long: 0.35, loud: 0.2, shape: "triangle" },
    { pitch: 880, at: 0.16, long: 0.5, loud: 0.16 },
  ],
  refuse: [{ pitch: 146.83, at: 0, long: 0.14, loud: 0.25, shape: "triangle" }],
  chat: [{ pitch: 659.25, at: 0, long: 0.12, loud: 0.2 }],
  end: [
    { pitch: 392, at: 0, long: 0.4, loud: 0.24 },
    { pitch: 493.88, at: 0.14, long: 0.4, loud: 0.24 },
    { pitch: 587.33, at: 0.28, long: 0.5, loud: 0.24 },
    { pitch: 783.99, at: 0.42, long: 0.9, loud: 0.26 },
  ],
} satisfies Record<string, Note[]>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | null = null;

function tick(audio: AudioContext, start: number, long: number, out: AudioNode): void {
  const samples = Math.ceil(audio.sampleRate * long);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 900;
  source.connect(filter).connect(out);
  source.start(start);
}

export function play(name: SoundName): void {
  if (!settings.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "suspended") void audio.resume().catch(() => {});
  if (audio.state !== "running") return;
  for (const note of SOUNDS[name] as Note[]) {
    const start = audio.currentTime + note.at;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(note.loud * settings.volume, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
    gain.connect(audio.destination);
    if (note.pitch === 0) {
      tick(audio, start, note.long, gain);
      continue;
    }
    const tone = audio.createOscillator();
    tone.type = note.shape ?? "sine";
    tone.frequency.value = note.pitch;
    tone.connect(gain);
    tone.start(start);
    tone.stop(start + note.long + 0.05);
  }
}
