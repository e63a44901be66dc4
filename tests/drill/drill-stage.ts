import type { startInstallation } from './installation';
import type { Traffic } from './traffic';

/** A check says in words, with figures, what it saw; `holds` is false when it is not what was promised. */
export interface Finding {
  holds: boolean;
  saw: string;
}

/** Every check works with these. */
export interface DrillStage {
  installation: Awaited<ReturnType<typeof startInstallation>>;
  traffic: Traffic;
  /** So many mixed calls are made first. */
  calls: number;
}
