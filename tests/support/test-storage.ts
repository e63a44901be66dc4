/** Creates a browser's storage with room for so many characters. */
export function createTestStorage(room = Number.POSITIVE_INFINITY): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      const others = [...texts].filter(([other]) => other !== key).map(([, value]) => value.length);
      if (others.reduce((sum, length) => sum + length, text.length) > room) {
        throw new DOMException('No room', 'QuotaExceededError');
      }
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}
