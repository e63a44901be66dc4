/** Returns true if things should not glide: for motion that no style sheet switches off. */
export function prefersCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
