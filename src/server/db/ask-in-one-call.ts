import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

/** Statements with lists have as many texts as lengths: of more than these the oldest is described again. */
const KNOWN_STATEMENTS = 2_000;

const { serialize } = protocol;

/**
 * Lets a PGlite answer each statement in one call of the database. By itself it makes six of them, which together take
 * longer than most statements do: it parses the statement, asks for the types of its parameters, binds them, asks for
 * the columns, executes it and synchronises. Here all of that goes in at once; the types are asked for when a text comes
 * for the first time.
 */
export function askInOneCall(client: PGlite): PGlite {
  const knownTypes = new Map<string, number[]>();
  const begin = client.transaction.bind(client);

  async function describe(text: string): Promise<number[]> {
    const known = knownTypes.get(text);
    if (known) return known;
    const question = [serialize.parse({ text }), serialize.describe({ type: 'S' }), serialize.sync()];
    const types = parse.parseDescribeStatementResults(await send(question, {}));
    const [oldest] = knownTypes.size < KNOWN_STATEMENTS ? [] : knownTypes.keys();
    if (oldest !== undefined) knownTypes.delete(oldest);
    knownTypes.set(text, types);
    return types;
  }

  async function ask<Row>(
    text: string,
    parameters: unknown[] = [],
    options: QueryOptions = {},
  ): Promise<Results<Row>> {
    const types = parameters.length === 0 ? [] : await describe(text);
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const type = types[index] ?? 0;
      const write = options.serializers?.[type] ?? client.serializers[type];
      return write ? write(value) : String(value);
    });
    const messages = await send(
      [
        serialize.parse({ text }),
        serialize.bind({ values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ],
      options,
    );
    const [results] = parse.parseResults(messages, client.parsers, options);
    if (!results) throw new Error('The database answered a statement without a result.');
    return results as Results<Row>;
  }

  function send(parts: Uint8Array[], { onNotice }: QueryOptions) {
    return client.execProtocolStream(Buffer.concat(parts), {
      syncToFs: false,
      ...(onNotice && { onNotice }),
    });
  }

  client.query = async (text, parameters, options) => {
    await client._checkReady();
    return client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(() => ask(text, parameters, options)),
    );
  };
  client.transaction = (rule) =>
    begin((transaction) => {
      transaction.query = async (text, parameters, options) => {
        if (transaction.closed) throw new Error('The transaction has ended.');
        return client._runExclusiveQuery(() => ask(text, parameters, options));
      };
      return rule(transaction);
    });
  return client;
}
