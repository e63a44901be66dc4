// A process of its own that asks for one address over keep-alive connections and prints the answers per second.
// It is this small because it must be faster than the servers that it measures: ready-made generators parse each
// answer, become the bottleneck on two cores, and flatter the slower server.
import { connect } from 'node:net';

const [address = '', connections = '50', seconds = '3'] = process.argv.slice(2);
const { hostname, port, pathname } = new URL(address);
const request = Buffer.from(
  `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\nconnection: keep-alive\r\n\r\n`,
);
const expected = Buffer.from('HTTP/1.1 200 OK\r\n');
const sockets = [];
let answers = 0;

const started = performance.now();
for (let count = 0; count < Number(connections); count += 1) sockets.push(openConnection());
setTimeout(report, Number(seconds) * 1000);

function openConnection() {
  let answerBytes = 0;
  let pending = Buffer.alloc(0);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true }, () => socket.write(request));
  socket.on('data', (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    // Every answer has the length of the first one, or the next does not begin where it should.
    answerBytes ||= lengthOfAnswer(pending);
    if (answerBytes === 0 || pending.length < answerBytes) return;
    if (pending.compare(expected, 0, expected.length, 0, expected.length) !== 0) fail(String(pending));
    if (pending.length > answerBytes) fail('more than was asked for');
    pending = Buffer.alloc(0);
    answers += 1;
    socket.write(request);
  });
  socket.on('close', () => fail('the connection was closed'));
  socket.on('error', (error) => fail(error.message));
  return socket;
}

function lengthOfAnswer(bytes) {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd === -1) return 0;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, headEnd)) ?? [];
  if (!length) fail('an answer without a length');
  return headEnd + 4 + Number(length);
}

function report() {
  const elapsedSeconds = (performance.now() - started) / 1000;
  for (const socket of sockets) socket.removeAllListeners('close').destroy();
  process.stdout.write(String(answers / elapsedSeconds));
}

function fail(reason) {
  process.stderr.write(`${address}: ${reason.slice(0, 300)}\n`);
  process.exit(1);
}
