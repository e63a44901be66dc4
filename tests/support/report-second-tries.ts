import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that passed at their second try, with the error of the first: each is a fault to be looked at. */
export class ReportSecondTries implements Reporter {
  private readonly passed: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.passed.push(test);
  }

  onTestRunEnd(): void {
    for (const test of this.passed) {
      const error = test.result().errors?.[0];
      const { relativeModuleId } = test.module;
      const name = `${relativeModuleId} > ${test.fullName}`;
      process.stdout.write(`\nPassed at the second try: ${name}\n${error?.stack ?? error?.message}\n`);
    }
  }
}
