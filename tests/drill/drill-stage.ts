import type { startInstallation } from './installation';
import type { Traffic } from './traffic';

/** Tells in words, with figures, what a check saw; `holds` is false when a promise was broken. */
export interface Finding {
  holds: boolean;
  saw: string;
}

/** Holds what every check works with. */
export interface DrillStage {
  installation: Awaited<ReturnType<typeof startInstallation>>;
  traffic: Traffic;
  /** The drill begins with so many mixed calls. */
  calls: number;
}
