import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { eraseFreeSpace, PAGE_BYTES } from './erase-free-space';
import { type Disk, LogSync } from './log-sync';

/** Only this part of Emscripten's file system on Node is used; PGlite has no types for it. */
export interface NodeFileSystem {
  realPath(node: FsNode): string;
  tryFSOperation<Result>(operation: () => Result): Result;
  node_ops: {
    mknod: Operation<FsNode, [name: string, mode: number, device: number]>;
    setattr: Operation<FsNode, [attributes: Attributes]>;
    rename: Operation<FsNode, [parent: FsNode, name: string]>;
    unlink: Operation<FsNode, [name: string]>;
    rmdir: Operation<FsNode, [name: string]>;
  };
  stream_ops: {
    write: Write;
    setattr: Operation<FsStream, [attributes: Attributes]>;
    fsync: Operation<FsStream>;
  };
}
interface Attributes {
  size?: number;
}
interface FsNode {
  name: string;
  mode: number;
  /** The top folder is its own parent. */
  parent: FsNode;
}
interface FsStream {
  node: FsNode;
}
type Operation<Subject, Rest extends unknown[] = []> = (subject: Subject, ...rest: Rest) => unknown;
type Write = Operation<
  FsStream,
  [buffer: Uint8Array, offset: number, length: number, position: number | undefined, ...more: unknown[]]
>;

const LOG_SEGMENT = /^[\dA-F]{24}$/;
/** Matches the files of a table or an index, of up to a gigabyte each; the maps beside them have another form. */
const TABLE_FILE = /^\d+(?:\.(\d+))?$/;
const PAGES_IN_A_FILE = 131_072;
const FILE_TYPE = 0o170_000;
const DIRECTORY = 0o040_000;

interface DurableOptions {
  disk: Disk;
  /** Is called before anything is written, and again before it counts as written. */
  beforeChange(): void;
  /** Is called when the disk has not taken the log. */
  onFailure(error: Error): void;
  /** Is called when the database has given up. */
  onAbort?(): void;
}

/**
 * Keeps the folder of a database with PostgreSQL's own order of writes to the disk. PGlite's file system forgets each
 * fsync; here all are done, but for those of the log, which `LogSync` groups. A page, a removal or a rename goes to the
 * disk only after the log that tells of it, so an unfinished group is finished first. A page that is written contains
 * no bytes of deleted rows.
 */
export class DurableNodeFS extends NodeFS {
  readonly #disk: Disk;
  readonly #log: LogSync;
  readonly #beforeChange: () => void;
  readonly #onAbort: (() => void) | undefined;

  constructor(folder: string, { disk, beforeChange, onFailure, onAbort }: DurableOptions) {
    super(folder);
    this.#disk = disk;
    this.#log = new LogSync(disk, onFailure);
    this.#beforeChange = beforeChange;
    this.#onAbort = onAbort;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSyncs = (module: unknown) => this.addSyncs((module as { NODEFS: NodeFileSystem }).NODEFS);
    const preRun = [...(emscriptenOpts.preRun ?? []), addSyncs];
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun, ...(this.#onAbort && { onAbort: this.#onAbort }) },
    };
  }

  protected addSyncs(files: NodeFileSystem): void {
    const { node_ops: names, stream_ops: streams } = files;
    const finishLogBefore =
      <Subject, Rest extends unknown[]>(
        operation: Operation<Subject, Rest>,
        isExempt: (subject: Subject) => boolean = () => false,
      ): Operation<Subject, Rest> =>
      (subject, ...rest) => {
        this.#beforeChange();
        if (!isExempt(subject)) this.#log.finish();
        return operation(subject, ...rest);
      };
    streams.write = finishLogBefore(withoutDeleted(streams.write), ({ node }) => isLog(node));
    streams.setattr = finishLogBefore(streams.setattr);
    names.setattr = finishLogBefore(names.setattr);
    names.rename = finishLogBefore(names.rename);
    names.unlink = finishLogBefore(names.unlink);
    names.rmdir = finishLogBefore(names.rmdir);
    streams.fsync = (stream: FsStream) => {
      // A process that has lost the folder meanwhile must get no acknowledgement for its writes.
      this.#beforeChange();
      if (isLog(stream.node)) this.#log.commit(files.realPath(stream.node));
      else {
        this.#log.finish();
        files.tryFSOperation(() => this.#disk.syncNow(files.realPath(stream.node), isFolder(stream.node)));
      }
      return 0;
    };
  }
}

function withoutDeleted(write: Write): Write {
  return (stream, buffer, offset, length, position, ...more) => {
    const table = stream.node.parent.parent?.name === 'base' ? TABLE_FILE.exec(stream.node.name) : null;
    if (table && position !== undefined && position % PAGE_BYTES === 0) {
      const firstPage = Number(table[1] ?? 0) * PAGES_IN_A_FILE + position / PAGE_BYTES;
      eraseFreeSpace(new Uint8Array(buffer.buffer, offset, length), firstPage);
    }
    return write(stream, buffer, offset, length, position, ...more);
  };
}

function isLog(node: FsNode): boolean {
  return LOG_SEGMENT.test(node.name) && node.parent.name === 'pg_wal';
}

function isFolder(node: FsNode): boolean {
  return (node.mode & FILE_TYPE) === DIRECTORY;
}
