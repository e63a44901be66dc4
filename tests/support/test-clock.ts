import type { Clock } from '@/server/ports/clock';

const START = Date.parse('2026-11-21T10:00:00Z');

/** Stands still until a test moves it. */
export class TestClock implements Clock {
  private milliseconds = START;

  now(): Date {
    return new Date(this.milliseconds);
  }

  /** Moves the clock instead of sleeping. */
  async wait(milliseconds: number): Promise<void> {
    this.milliseconds += milliseconds;
  }

  advance({ days = 0, seconds = 0 }: { days?: number; seconds?: number }): void {
    this.milliseconds += (days * 24 * 60 * 60 + seconds) * 1000;
  }

  reset(): void {
    this.milliseconds = START;
  }
}
