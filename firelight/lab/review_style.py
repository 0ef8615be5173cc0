"""How the page of a review looks: embers by day and by night."""

FLAME = (
    '<svg class="flame" viewBox="0 0 64 80" aria-hidden="true">'
    '<path class="outer" d="M33 2c4 14 22 24 22 46 0 16-11 28-23 28S9 65 9 50c0-12 7-18 10-27 4 4 6 8 6 13C32 27 35 14 33 2z"/>'
    '<path class="inner" d="M34 36c2 8 10 13 10 23 0 8-5 14-12 14s-12-6-12-13c0-7 4-10 6-15 2 2 3 4 3 7 3-4 5-10 5-16z"/></svg>'
)

STYLE = """
:root{--paper:#fbf4ea;--card:#fffaf3;--ink:#2c1c12;--soft:#7a6452;--line:#ead9c4;--ember:#c2481b;--glow:#f2a33a;--warm:#fdeedb;
--seat-0:#c8432b;--seat-1:#20737d;--seat-2:#b07a0c;--seat-3:#74478d;
--inaccuracy:#b98a1f;--mistake:#cf6a1d;--blunder:#b3261e;--shadow:0 1px 2px #5a2e0f14,0 8px 24px #5a2e0f12}
@media (prefers-color-scheme:dark){:root{--paper:#15100c;--card:#201813;--ink:#f4e8da;--soft:#b49c86;--line:#3a2c22;--ember:#ff8b4d;
--glow:#ffc061;--warm:#2a1d14;--seat-0:#ff7a5c;--seat-1:#58bcc5;--seat-2:#e8b54a;--seat-3:#c095dc;
--inaccuracy:#e3b94f;--mistake:#ff9a4d;--blunder:#ff6a5e;--shadow:0 1px 2px #0006,0 8px 24px #0005}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
font-variant-numeric:tabular-nums}
header,main{max-width:1120px;margin:0 auto;padding:0 24px}
header{display:flex;gap:28px;align-items:center;padding-top:56px;padding-bottom:40px}
header p{margin:0}
h1,h2,h3{font-family:"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;font-weight:600;line-height:1.2;margin:0}
h1{font-size:clamp(2.2rem,6vw,3.4rem);letter-spacing:-.01em}
h2{font-size:1.5rem}
h3{font-size:1.15rem;margin:28px 0 12px;display:flex;align-items:center;gap:10px}
.flame{width:72px;flex:none}.flame .outer{fill:var(--ember)}.flame .inner{fill:var(--glow)}
.kicker{color:var(--ember);font-weight:600;letter-spacing:.14em;text-transform:uppercase;font-size:.78rem}
.result{font-size:1.15rem;padding-top:6px}.facts,.lead,.none{color:var(--soft)}
.lead{margin:6px 0 20px;max-width:70ch}
section{margin:0 0 56px}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(250px,1fr));gap:20px}
.card,figure,.lesson,.scroll,.notes{background:var(--card);border:1px solid var(--line);border-radius:18px;box-shadow:var(--shadow)}
.card{padding:24px}.card p{margin:0}
.card h2{display:flex;align-items:center;gap:10px;font-size:1.25rem;overflow-wrap:anywhere}
.crown{margin-left:auto;font:600 .72rem/1 ui-sans-serif,system-ui,sans-serif;letter-spacing:.08em;text-transform:uppercase;
color:var(--card);background:var(--ember);border-radius:99px;padding:6px 10px}
.points{color:var(--soft);padding:6px 0 18px}.points b{font-size:2rem;color:var(--ink);font-weight:650}
.gauge{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:16px 20px;padding-bottom:18px}
.ring{width:116px;flex:none}.ring circle{fill:none;stroke-width:9}.ring .track{stroke:var(--line)}
.ring .arc{transform:rotate(-90deg);transform-origin:50px 50px}
.ring text{fill:var(--ink);font-size:21px;font-weight:650}.ring .unit{fill:var(--soft);font-size:9.5px;font-weight:400}
dl{margin:0}.gauge dl{flex:1 1 140px}.gauge dl div{display:flex;justify-content:space-between;gap:8px;font-size:.92rem}
dt{color:var(--soft)}dd{margin:0;font-weight:600}
.gauge .blunder dd{color:var(--blunder)}.gauge .mistake dd{color:var(--mistake)}.gauge .inaccuracy dd{color:var(--inaccuracy)}
.luck-line{display:flex;justify-content:space-between;border-top:1px solid var(--line);padding:9px 0;font-size:.95rem}
.luck-line:last-child{padding-bottom:0}.luck-line span{color:var(--soft)}
.none{padding-bottom:18px}
.dot{display:inline-block;width:11px;height:11px;border-radius:50%;flex:none}
.dot.seat-0{background:var(--seat-0)}.dot.seat-1{background:var(--seat-1)}.dot.seat-2{background:var(--seat-2)}.dot.seat-3{background:var(--seat-3)}
figure{margin:0;padding:20px 20px 14px}
.graph{width:100%;height:auto;display:block}.graph.narrow{display:none}
.grid{stroke:var(--line)}.zero{stroke:var(--soft);stroke-width:1.4}
.tick{fill:var(--soft);font-size:12px}
.curve{fill:none;stroke-width:2.2;stroke-linejoin:round}
.curve.seat-0,.arc.seat-0{stroke:var(--seat-0)}.curve.seat-1,.arc.seat-1{stroke:var(--seat-1)}
.curve.seat-2,.arc.seat-2{stroke:var(--seat-2)}.curve.seat-3,.arc.seat-3{stroke:var(--seat-3)}
.luck.seat-0,.mark.seat-0{fill:var(--seat-0)}.luck.seat-1,.mark.seat-1{fill:var(--seat-1)}
.luck.seat-2,.mark.seat-2{fill:var(--seat-2)}.luck.seat-3,.mark.seat-3{fill:var(--seat-3)}
.luck{opacity:.75}.hover{fill:transparent}.hover:hover{fill:var(--glow);opacity:.22}
.mark{stroke:var(--card);stroke-width:1.6}.mark.inaccuracy{stroke:var(--inaccuracy)}
.mark.mistake{stroke:var(--mistake);stroke-width:2.2}.mark.blunder{stroke:var(--blunder);stroke-width:3}
a .mark:hover{stroke:var(--ink)}
figcaption{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 28px;padding-top:10px}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:4px 18px;margin:0;padding:0;font-size:.9rem;color:var(--soft)}
.legend li{display:flex;align-items:center;gap:7px}
.sign{display:inline-block;width:8px;height:8px;border-radius:50%;border:2px solid var(--inaccuracy)}
.sign.mistake{width:11px;height:11px;border:3px solid var(--mistake)}
.sign.blunder{width:13px;height:13px;border:0;background:var(--blunder)}
.lessons{list-style:none;margin:0;padding:0;display:grid;gap:16px}
.lesson{padding:20px 24px;border-left:5px solid var(--inaccuracy)}
.lesson.mistake{border-left-color:var(--mistake)}.lesson.blunder{border-left-color:var(--blunder)}
.lesson:target,tr:target{outline:2px solid var(--glow);outline-offset:2px}
.lesson p{margin:0}.what{display:flex;align-items:center;gap:12px}
.number{color:var(--soft);font-size:.9rem}
.badge,.exact{font-size:.75rem;font-weight:600;border-radius:99px;padding:2px 10px;border:1px solid currentColor;color:var(--inaccuracy)}
.badge.mistake{color:var(--mistake)}.badge.blunder{color:var(--blunder)}.exact{color:var(--soft)}
.lost{margin-left:auto;font-weight:650}.what .lost{font-size:1.15rem}
.made{padding-top:10px}.made span,.better span{color:var(--soft)}.better{padding-top:8px}.better b{color:var(--ember)}
.line{list-style:none;display:flex;flex-wrap:wrap;gap:6px;margin:10px 0 0;padding:0}
.line li{background:var(--warm);border:1px solid var(--line);border-radius:8px;padding:2px 9px;font-size:.88rem}
.line .then{background:none;border-style:dashed;color:var(--soft);font-style:italic}
.why{display:grid;gap:4px;padding-top:12px;font-size:.93rem}
.why div{display:grid;grid-template-columns:84px 1fr;gap:12px}.why dd{font-weight:400}
details{padding-top:10px;font-size:.93rem}summary{cursor:pointer;color:var(--ember)}details p{padding-top:6px;color:var(--soft)}
h2+.scroll{margin-top:18px}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.95rem}
th,td{padding:10px 18px;text-align:left;border-bottom:1px solid var(--line)}
tbody tr:last-child>*{border-bottom:0}
thead th{font-weight:600;color:var(--soft);white-space:nowrap}thead .dot,td .dot,td .sign{margin-right:8px}
.sheet td,.sheet thead th,.moves th:last-child,.moves td.lost{text-align:right}
.sheet tbody th{font-weight:400}.sheet tfoot>tr>*{font-weight:700;border-top:2px solid var(--line);border-bottom:0}
.nil{color:var(--soft);opacity:.6}.moves td{vertical-align:top}.moves td.lost,.who{white-space:nowrap}
.notes{padding:24px 28px}.notes p{margin:10px 0 0;color:var(--soft);max-width:85ch}.notes b{color:var(--ink)}
@media (max-width:640px){header,main{padding-left:16px;padding-right:16px}
header{gap:18px;padding-top:32px;padding-bottom:28px;align-items:flex-start}.flame{width:46px}
section{margin-bottom:40px}.graph.wide{display:none}.graph.narrow{display:block}figure{padding:14px 8px 12px}figcaption{padding:8px 8px 0}
.lesson{padding:16px 18px}.why div{grid-template-columns:72px 1fr}th,td{padding:8px 9px}
.moves span,.moves td.lost .sign,.many thead span{display:none}.many thead .dot{margin:0}.moves{font-size:.88rem}
.card{padding:20px}.notes{padding:20px}}
"""
