import { lazy } from '@/ui/lazy';

const samples = lazy(async () => {
  const { loadSamples, listSampleTexts } = await import('./samples');
  const known = await loadSamples();
  return { known, listSampleTexts };
});

/** Returns the facts that pages come with; they are long, so they are loaded when a component first asks for them. */
export const useSamples = samples.useLazy;
