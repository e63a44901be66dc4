/**
 * Makes a function that computes something of an object only once. The objects must be replaced and never changed, such as
 * the sections of a page: a typed letter replaces one of two hundred.
 */
export function oncePerObject<Of extends object, Result>(
  compute: (object: Of) => Result,
): (object: Of) => Result {
  const known = new WeakMap<Of, { result: Result }>();
  return (object) => {
    let found = known.get(object);
    if (!found) {
      found = { result: compute(object) };
      known.set(object, found);
    }
    return found.result;
  };
}
