import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

/**
 * A statement with a list has another text for each length of the list. When more texts than this are known, the oldest
 * is forgotten and has to be described again.
 */
const KNOWN_STATEMENTS = 2_000;
/** This many statements of transactions stay prepared; each takes memory of the database. */
const PREPARED_STATEMENTS = 200;
/** A text that was asked this often is worth preparing. */
const OFTEN = 3;

const { serialize } = protocol;

/** Describes the text of a statement as the database knows it. */
interface Statement {
  /** Lists the types of the parameters, as PostgreSQL numbers them. */
  types: number[];
  /** Counts how often it was asked in transactions. */
  uses: number;
}

/**
 * Lets a PGlite answer each statement in one call of the database. By itself it makes six of them, which together take
 * longer than most statements do: it parses the statement, asks for the types of its parameters, binds them, asks for
 * the columns, executes it and synchronises. Here all of that goes in at once; the types are asked for when a text comes
 * for the first time.
 *
 * Statements that come often in transactions are prepared, which saves their parsing and mostly their planning: rules
 * look rows up by their ids. A search is planned by its words each time.
 */
export function askInOneCall(client: PGlite): PGlite {
  const known = new Map<string, Statement>();
  /** Maps the text of each prepared statement to its name; the one that was used last stands at the end. */
  const prepared = new Map<string, string>();
  let preparations = 0;
  const begin = client.transaction.bind(client);

  async function getStatement(text: string): Promise<Statement> {
    const found = known.get(text);
    if (found) return found;
    const question = [serialize.parse({ text }), serialize.describe({ type: 'S' }), serialize.sync()];
    const types = parse.parseDescribeStatementResults(await send(question, {}));
    const [oldest] = known.size < KNOWN_STATEMENTS ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    const statement = { types, uses: 0 };
    known.set(text, statement);
    return statement;
  }

  /** Returns the name under which the database knows a statement; empty for one that does not come often. */
  async function prepare(text: string, statement: Statement): Promise<string> {
    statement.uses += 1;
    if (statement.uses < OFTEN) return '';
    const name = prepared.get(text) ?? (await prepareAnew(text));
    // Adding it again moves it to the end, as the one used last.
    prepared.delete(text);
    prepared.set(text, name);
    const [oldest] = prepared.size > PREPARED_STATEMENTS ? prepared : [];
    if (oldest) await forget(oldest);
    return name;
  }

  async function prepareAnew(text: string): Promise<string> {
    preparations += 1;
    const name = `often${preparations}`;
    await send([serialize.parse({ name, text }), serialize.sync()], {});
    return name;
  }

  async function forget([text, name]: [string, string]): Promise<void> {
    prepared.delete(text);
    await send([serialize.close({ type: 'S', name }), serialize.sync()], {});
  }

  async function ask<Row>(
    text: string,
    parameters: unknown[] = [],
    options: QueryOptions = {},
    isInTransaction = false,
  ): Promise<Results<Row>> {
    const statement = parameters.length === 0 ? null : await getStatement(text);
    const name = isInTransaction && statement ? await prepare(text, statement) : '';
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const type = statement?.types[index] ?? 0;
      const write = options.serializers?.[type] ?? client.serializers[type];
      return write ? write(value) : String(value);
    });
    const messages = await send(
      [
        ...(name === '' ? [serialize.parse({ text })] : []),
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ],
      options,
    );
    const { parsers, ...rest } = options;
    // PGlite would copy hundreds of parsers for each answer where the caller gives some of its own.
    const allParsers = parsers ? Object.assign(Object.create(client.parsers), parsers) : client.parsers;
    const [results] = parse.parseResults(messages, allParsers, rest);
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
        return client._runExclusiveQuery(() => ask(text, parameters, options, true));
      };
      return rule(transaction);
    });
  return client;
}
