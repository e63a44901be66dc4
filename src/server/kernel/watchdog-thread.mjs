// Runs beside the server and ends the process when the server's own thread has stood still for too long. It is plain
// JavaScript, since Node runs it beside the sources and beside a build alike.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const STANDARD_ERROR = 2;
let lastBeat = -1;
let silentSeconds = 0;

// Seconds are counted here and not read from a clock: while a laptop sleeps nothing is counted.
setInterval(() => {
  const beat = Atomics.load(workerData, 0);
  silentSeconds = beat === lastBeat ? silentSeconds + 1 : 0;
  lastBeat = beat;
  if (silentSeconds < Atomics.load(workerData, 1)) return;
  writeSync(
    STANDARD_ERROR,
    `The server has not moved for ${silentSeconds} seconds and is ended. Start it again.\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, 1000);
