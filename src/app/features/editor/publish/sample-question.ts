export { findSamples } from './find-samples';
export { SampleDialog } from './sample-dialog';
