/**
 * One thing for each owner, such as the plan of a table. It is made for whoever asks first and outlives them: what is derived in it
 * belongs to no part of the screen.
 */
export function lasting<Owner extends object, Thing>(make: (owner: Owner) => Thing): (owner: Owner) => Thing {
  const made = new WeakMap<Owner, Thing>();
  return (owner) => {
    if (!made.has(owner)) $effect.root(() => void made.set(owner, make(owner)));
    if (!made.has(owner)) made.set(owner, make(owner)); // without a browser there are no effects
    return made.get(owner)!;
  };
}
