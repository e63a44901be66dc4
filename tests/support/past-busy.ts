/**
 * Repeats a call that is answered 503, as its caller would after `Retry-After`: on a busy machine some of a hundred at
 * once wait for a connection longer than they may. Such a call has changed nothing.
 */
export async function askUntilTaken<Answer extends { statusCode: number }>(
  call: () => PromiseLike<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.statusCode !== 503) return answer;
  }
}
