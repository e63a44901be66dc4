import { lazy } from '@/ui/lazy';

const samples = lazy(async () => {
  const { loadSamples, listSampleTexts } = await import('../state/samples');
  const known = await loadSamples();
  return { known, listSampleTexts };
});

/** What pages come with; it is loaded when a component first asks for it, for it is long. */
export const useSamples = samples.useLazy;
