import { lazy } from '@/ui/lazy';

const samples = lazy(async () => {
  const { loadSamples, listSampleTexts } = await import('./samples');
  const known = await loadSamples();
  return { known, listSampleTexts };
});

/** The facts that pages come with; they are loaded when a component first asks for them, for they are long. */
export const useSamples = samples.useLazy;
