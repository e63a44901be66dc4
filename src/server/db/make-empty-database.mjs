// Makes an empty database in the folder of its argument, in a process of its own, so that its memory is freed at the end.
// It is plain JavaScript, since Node runs it beside the sources and beside a build alike.
import { setFlagsFromString } from 'node:v8';

// Code that runs once is not worth an optimizing compiler; without it this takes half the time and 80 MB less.
setFlagsFromString('--liftoff-only');
const { MemoryFS, PGlite } = await import('@electric-sql/pglite');

const CHUNK_BYTES = 65_536;
const ZEROS = Buffer.alloc(CHUNK_BYTES);
/** Counts pages of 8 kB; `initdb` would try 128 MB first. */
const MOST_SHARED_BUFFERS = 2048;
const DATA = '/pglite/data';

/** PGlite takes it for a file system in memory, on which `initdb` works directly; what it writes goes to the disk. */
class FolderFS extends MemoryFS {
  #folder;

  constructor(folder) {
    super();
    this.#folder = folder;
  }

  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const mount = (module) => {
      module.FS.mkdirTree(DATA);
      module.FS.mount(module.NODEFS, { root: this.#folder }, DATA);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), mount] } };
  }
}

/**
 * PGlite restores all 128 MB of the module's memory before each program that `initdb` calls. Nearly all of it is
 * zeros: only the rest is kept, and memory that was never touched stays untouched.
 */
function sparseMemory(heap) {
  const chunks = () =>
    Array.from({ length: heap.length / CHUNK_BYTES }, (_, index) =>
      heap.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES),
    );
  const isZero = (chunk) => ZEROS.equals(chunk);
  return {
    slice: () => chunks().map((chunk) => (isZero(chunk) ? null : chunk.slice())),
    set: (kept) => {
      for (const [index, chunk] of chunks().entries()) {
        if (kept[index]) chunk.set(kept[index]);
        else if (!isZero(chunk)) chunk.fill(0);
      }
    },
  };
}

Object.defineProperty(PGlite.prototype, 'Module', {
  get() {
    return new Proxy(this.mod, {
      get: (module, key) => (key === 'HEAPU8' ? sparseMemory(module.HEAPU8) : module[key]),
    });
  },
});

const { callMain } = PGlite.prototype;
PGlite.prototype.callMain = function (args) {
  const buffers = /^shared_buffers=(\d+)$/.exec(args.find((arg) => arg.startsWith('shared_buffers=')) ?? '');
  const isTooMuch = args.includes('--check') && Number(buffers?.[1]) > MOST_SHARED_BUFFERS;
  return isTooMuch ? 1 : callMain.call(this, args);
};

const database = await PGlite.create({ fs: new FolderFS(process.argv[2]) });
await database.close();
process.exit(0);
