export const SOUND_KEY = 'news-sound';
/** Two notes go up, like a bell over a shop's door; each pair holds Hz and seconds. */
const NOTES = [
  { pitch: 659.25, at: 0 },
  { pitch: 880, at: 0.14 },
];
const LASTS = 0.5;
const LOUDNESS = 0.18;

/** Returns true if this device is to ring when there is something new. */
export function isNewsSoundOn(): boolean {
  try {
    return localStorage.getItem(SOUND_KEY) === 'on';
  } catch {
    return false;
  }
}

/** A browser that stores nothing stays silent after a reload. */
export function setNewsSound(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(SOUND_KEY, 'on');
    else localStorage.removeItem(SOUND_KEY);
  } catch {
    // The switch shows what is stored.
  }
}

/** Rings once. A browser in which nobody has pressed anything yet plays no sound. */
export function playNewsSound(): void {
  const context = new AudioContext();
  for (const { pitch, at } of NOTES) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + LASTS);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + LASTS);
  }
  setTimeout(() => void context.close(), (LASTS + 1) * 1000);
}
