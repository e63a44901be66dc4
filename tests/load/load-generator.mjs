// Asks for one address over keep-alive connections, in a process of its own, and prints the answers per second. It must
// be faster than the servers that it measures: ready-made generators parse each answer, become the bottleneck on two
// cores, and flatter the slower server. So it learns the length of an answer once, and then counts bytes.
import { get } from 'node:http';
import { connect } from 'node:net';

const [address = '', connections = '50', seconds = '3'] = process.argv.slice(2);
const { hostname, port, pathname } = new URL(address);
const request = Buffer.from(
  `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\nconnection: keep-alive\r\n\r\n`,
);
const expected = Buffer.from('HTTP/1.1 200 OK\r\n');
/** All connections share it: its content is looked at before the next read. */
const buffer = Buffer.alloc(64 * 1024);
let answers = 0;

const answerBytes = await lengthOfAnswer();
const started = performance.now();
for (let count = 0; count < Number(connections); count += 1) openConnection();
setTimeout(() => {
  process.stdout.write(String(answers / ((performance.now() - started) / 1000)));
  process.exit();
}, Number(seconds) * 1000);

function lengthOfAnswer() {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br', connection: 'keep-alive' } }, (answer) => {
      const { socket } = answer;
      answer.on('end', () => resolve(socket.bytesRead)).resume();
    }).on('error', reject);
  });
}

function openConnection() {
  let received = 0;
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer, callback } });
  socket.on('connect', () => socket.write(request));
  socket.on('close', () => fail('the connection was closed'));
  socket.on('error', (error) => fail(error.message));

  function callback(bytes) {
    if (received === 0 && buffer.compare(expected, 0, expected.length, 0, expected.length) !== 0) {
      fail(buffer.toString('latin1', 0, bytes));
    }
    received += bytes;
    if (received > answerBytes) fail('an answer was longer than the first one');
    if (received < answerBytes) return true;
    received = 0;
    answers += 1;
    socket.write(request);
    return true;
  }
}

function fail(reason) {
  process.stderr.write(`${address}: ${reason.slice(0, 300)}\n`);
  process.exit(1);
}
