export { findSamples } from '../state/find-samples';
export { SampleDialog } from './sample-dialog';
