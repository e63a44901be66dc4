import { fdatasyncSync, fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { LogSync } from './log-sync';

/** What of Emscripten's file system on Node is used here; PGlite has no types for it. */
interface NodeFileSystem {
  realPath(node: FsNode): string;
  tryFSOperation<Result>(operation: () => Result): Result;
  node_ops: Record<'setattr' | 'rename' | 'unlink' | 'rmdir', Operation>;
  stream_ops: Record<'write' | 'setattr' | 'fsync', Operation>;
}
interface FsNode {
  name: string;
  mode: number;
  parent: FsNode;
}
interface FsStream {
  node: FsNode;
  nfd: number;
}
// biome-ignore lint/suspicious/noExplicitAny: each operation has arguments of its own, and all are passed on.
type Operation = (subject: any, ...rest: any[]) => unknown;

const LOG_SEGMENT = /^[\dA-F]{24}$/;
const FILE_TYPE = 0o170_000;
const DIRECTORY = 0o040_000;

/**
 * The folder of a database, with PostgreSQL's own order of what reaches the disk. PGlite's file system forgets each
 * fsync; here all are done, but for those of the log, which `LogSync` groups. A page, a removal or a rename goes to
 * the disk only after the log that tells of it: an unfinished group is finished first.
 */
export class DurableNodeFS extends NodeFS {
  readonly #log: LogSync;

  constructor(folder: string, log: LogSync) {
    super(folder);
    this.#log = log;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSyncs = (module: unknown) => this.addSyncs((module as { NODEFS: NodeFileSystem }).NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSyncs] } };
  }

  protected addSyncs(files: NodeFileSystem): void {
    const { node_ops: names, stream_ops: streams } = files;
    const afterTheLog =
      (operation: Operation, isExempt: (subject: FsStream) => boolean = () => false): Operation =>
      (subject, ...rest) => {
        if (!isExempt(subject)) this.#log.finish();
        return operation(subject, ...rest);
      };
    streams.write = afterTheLog(streams.write, ({ node }) => isLog(node));
    streams.setattr = afterTheLog(streams.setattr);
    for (const name of ['setattr', 'rename', 'unlink', 'rmdir'] as const) {
      names[name] = afterTheLog(names[name]);
    }
    streams.fsync = (stream: FsStream) => {
      if (isLog(stream.node)) this.#log.commit(files.realPath(stream.node));
      else {
        this.#log.finish();
        files.tryFSOperation(() => syncNow(stream));
      }
      return 0;
    };
  }
}

function isLog(node: FsNode): boolean {
  return LOG_SEGMENT.test(node.name) && node.parent.name === 'pg_wal';
}

/** Of a file the content and the length are enough; of a folder its entries are wanted. */
function syncNow({ node, nfd }: FsStream): void {
  if ((node.mode & FILE_TYPE) === DIRECTORY) fsyncSync(nfd);
  else fdatasyncSync(nfd);
}
