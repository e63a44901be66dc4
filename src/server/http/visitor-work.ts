import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { TRAP_FIELD, WORK_HEADER, WORK_MINUTES, workBits, workText } from '@/core/visitor-limits';
import { hashNetwork, type KeyedHash } from '../kernel/secrets';
import { sign } from '../kernel/signed-links';
import { validationError } from '../kernel/validation';
import type { Clock } from '../ports/clock';
import type { Deps } from './deps';

/** About ten megabytes; whoever has so many networks need not push one out. */
const MAX_NETWORKS = 100_000;
const CHALLENGE = /^(\d{1,2})\.(\d{1,12})\.[\w-]{1,40}\.[\w-]{22}$/;

/** Counts what visitors send by network and day, and asks for a little work where it is much; in this process only. */
export class VisitorWork {
  private day = '';
  private readonly calls = new Map<string, number>();
  /** Answered challenges, and until when each could come again. */
  private readonly used = new Map<string, number>();

  constructor(
    private readonly clock: Clock,
    private readonly keyedHash: KeyedHash,
  ) {}

  /**
   * Lets a call through and counts it. WORK_NEEDED with a challenge when the network has sent so much today that the
   * browser is to work for it, and VALIDATION when a program has then filled in what people do not see.
   */
  admit(network: string, answer: string | undefined, isTrapped: boolean): void {
    const calls = this.callsToday(network);
    const bits = workBits(calls);
    if (bits > 0 && isTrapped) {
      throw validationError([{ path: TRAP_FIELD, message: phrase('errors.hiddenFieldFilled') }]);
    }
    if (bits > 0 && !this.isSolved(network, answer, bits)) {
      throw new AppError('WORK_NEEDED', phrase('errors.workNeeded'), {
        challenge: this.newChallenge(network, bits),
        bits,
      });
    }
    this.calls.delete(network);
    this.calls.set(network, calls + 1);
    if (this.calls.size > MAX_NETWORKS) this.calls.delete(first(this.calls));
  }

  private callsToday(network: string): number {
    const today = this.clock.now().toISOString().slice(0, 10);
    if (today !== this.day) this.calls.clear();
    this.day = today;
    return this.calls.get(network) ?? 0;
  }

  /** `bits.expiry.chance.signature`: who asks, and for how much, cannot be changed by anybody else. */
  private newChallenge(network: string, bits: number): string {
    const expires = Math.floor(this.seconds() + WORK_MINUTES * 60);
    const words = `${bits}.${expires}.${randomBytes(9).toString('base64url')}`;
    return `${words}.${this.sign(network, words)}`;
  }

  private sign(network: string, words: string): string {
    return sign(this.keyedHash, 'visitors work', `${network} ${words}`);
  }

  /** Returns true if the answer is right, young enough, hard enough for by now, of this network, and new. */
  private isSolved(network: string, answer = '', neededBits: number): boolean {
    const [, challenge = '', number = ''] = /^(.+)\.(\d{1,12})$/.exec(answer) ?? [];
    const [, bits, expires] = CHALLENGE.exec(challenge) ?? [];
    if (Number(bits) < neededBits || !(Number(expires) > this.seconds())) return false;
    const [words = '', signature] = splitLast(challenge);
    if (signature !== this.sign(network, words)) return false;
    const hash = createHash('sha256')
      .update(workText(challenge, Number(number)))
      .digest();
    if (Math.clz32(hash.readUInt32BE(0)) < Number(bits)) return false;
    this.forgetUsed();
    if (this.used.has(challenge)) return false;
    this.used.set(challenge, Number(expires));
    return true;
  }

  private forgetUsed(): void {
    const now = this.seconds();
    for (const [challenge, expires] of this.used) {
      if (expires > now) return;
      this.used.delete(challenge);
    }
  }

  private seconds(): number {
    return this.clock.now().getTime() / 1000;
  }
}

/** The hook of a call by which visitors send something; the field that people do not see is not handed on. */
export function requireWork(
  work: VisitorWork,
  { keyedHash, config }: Pick<Deps, 'keyedHash' | 'config'>,
): preHandlerAsyncHookHandler {
  return async (request: FastifyRequest) => {
    const body = request.body as Record<string, unknown>;
    const isTrapped = Boolean(body[TRAP_FIELD]);
    delete body[TRAP_FIELD];
    if (!config.hasRateLimits) return;
    const answer = request.headers[WORK_HEADER];
    work.admit(hashNetwork(keyedHash, request), typeof answer === 'string' ? answer : undefined, isTrapped);
  };
}

function first(map: Map<string, unknown>): string {
  return map.keys().next().value ?? '';
}

function splitLast(value: string): [head: string, tail: string] {
  const place = value.lastIndexOf('.');
  return [value.slice(0, place), value.slice(place + 1)];
}
