import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { reduceSync } from './reduce-sync';
import { getPhase, type SampleEvent, type SampleState, sampleEvents, sampleStates } from './sync-samples';

const events = Object.keys(sampleEvents) as SampleEvent[];
const states = Object.keys(sampleStates) as SampleState[];

test('the picture in the documentation shows each state, and only steps that there are', async () => {
  const document = await readFile(path.resolve('docs/editor-saving.md'), 'utf8');
  const arrows = [...document.matchAll(/^ {4}([\w-]+) --> ([\w-]+): (.+)$/gm)].map(
    ([, from = '', to = '', labels = '']) => ({ from, to, labels: labels.split(', ') }),
  );
  const drawn = arrows.flatMap(({ from, to, labels }) => labels.map((event) => `${from} → ${to}: ${event}`));
  const steps = states.flatMap((name) =>
    events.map((event) => {
      const { state } = reduceSync(sampleStates[name], sampleEvents[event], 0);
      return `${getPhase(sampleStates[name])} → ${getPhase(state)}: ${event.replace(/:.*/, '')}`;
    }),
  );
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter((step) => !steps.includes(step))).toEqual([]);
  const phases = new Set(states.map((name) => getPhase(sampleStates[name])));
  expect(new Set(arrows.flatMap(({ from, to }) => [from, to]))).toEqual(phases);
});
