import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { AppError } from '@/core/app-error';
import { DAY_MS, MINUTE_MS } from '@/core/dates';
import { phrase } from '@/core/messages';
import { getWorkBits, getWorkText, TRAP_FIELD, WORK_HEADER, WORK_MINUTES } from '@/core/visitor-limits';
import { hashNetwork } from '../kernel/secrets';
import { sign } from '../kernel/signed-links';
import { createValidationError } from '../kernel/validation';
import type { Deps } from './deps';

const CHALLENGE = /^(\d{1,2})\.(\d{1,12})\.[\w-]{1,40}\.[\w-]{22}$/;

type WorkParts = Pick<Deps, 'clock' | 'keyedHash' | 'counts'>;

/** Counts what visitors send by network and day, and asks for a little work where it is much. */
class VisitorWork {
  constructor(private readonly parts: WorkParts) {}

  /**
   * Lets a call through and counts it. Throws WORK_NEEDED with a challenge when the network has sent so much today
   * that the browser is to work for it, or VALIDATION then when a program has filled in the field that people do not
   * see.
   */
  async admit(network: string, answer: string | undefined, isTrapped: boolean): Promise<void> {
    const { clock, counts } = this.parts;
    const key = `work:${clock.now().toISOString().slice(0, 10)}:${network}`;
    // The call is counted first, so that of many that come at once each has a number of its own.
    const { calls } = await counts.add(key, DAY_MS);
    const bits = getWorkBits(calls - 1);
    if (bits === 0 || (!isTrapped && (await this.isSolved(network, answer, bits)))) return;
    await counts.uncount(key);
    if (isTrapped)
      throw createValidationError([{ path: TRAP_FIELD, message: phrase('errors.hiddenFieldFilled') }]);
    throw new AppError('WORK_NEEDED', phrase('errors.workNeeded'), {
      challenge: this.createChallenge(network, bits),
      bits,
    });
  }

  /** Creates `bits.expiry.chance.signature`. Nobody else can change which network has to work, and how much. */
  private createChallenge(network: string, bits: number): string {
    const expires = Math.floor(this.getSeconds() + WORK_MINUTES * 60);
    const signed = `${bits}.${expires}.${randomBytes(9).toString('base64url')}`;
    return `${signed}.${this.sign(network, signed)}`;
  }

  private sign(network: string, signed: string): string {
    return sign(this.parts.keyedHash, 'visitors work', `${network} ${signed}`);
  }

  /**
   * Returns true if the answer is right, young enough, hard enough by now, made for this network, and used for the
   * first time.
   */
  private async isSolved(network: string, answer = '', neededBits: number): Promise<boolean> {
    const [, challenge = '', number = ''] = /^(.+)\.(\d{1,12})$/.exec(answer) ?? [];
    const [, bits, expires] = CHALLENGE.exec(challenge) ?? [];
    if (Number(bits) < neededBits || !(Number(expires) > this.getSeconds())) return false;
    const [signed = '', signature] = splitLast(challenge);
    if (signature !== this.sign(network, signed)) return false;
    const hash = createHash('sha256')
      .update(getWorkText(challenge, Number(number)))
      .digest();
    if (Math.clz32(hash.readUInt32BE(0)) < Number(bits)) return false;
    const { calls } = await this.parts.counts.add(`work-answer:${challenge}`, WORK_MINUTES * MINUTE_MS);
    return calls === 1;
  }

  private getSeconds(): number {
    return this.parts.clock.now().getTime() / 1000;
  }
}

/** Creates the hook of a call by which visitors send something; it removes the field that people do not see. */
export function requireProofOfWork(deps: WorkParts & Pick<Deps, 'config'>): preHandlerAsyncHookHandler {
  const work = new VisitorWork(deps);
  const { config, keyedHash } = deps;
  return async (request: FastifyRequest) => {
    const body = request.body as Record<string, unknown>;
    const isTrapped = Boolean(body[TRAP_FIELD]);
    delete body[TRAP_FIELD];
    if (!config.hasRateLimits) return;
    const answer = request.headers[WORK_HEADER];
    const network = hashNetwork(keyedHash, request);
    await work.admit(network, typeof answer === 'string' ? answer : undefined, isTrapped);
  };
}

function splitLast(value: string): [head: string, tail: string] {
  const index = value.lastIndexOf('.');
  return [value.slice(0, index), value.slice(index + 1)];
}
