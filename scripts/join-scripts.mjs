/** Owners' pages begin with these scripts. */
const VISITORS = /\/src\/site\/\w+\.client\.tsx?$/;
/** The landing page and other prerendered pages have this script; its late parts are parts of the application. */
const STATIC_PAGES = /\/src\/app\/static-pages\.client\.ts$/;
const APPLICATION = /\/src\/app\/main\.tsx$/;
const SCREENS = /\/src\/app\/screens\/[\w-]+\.tsx$/;
/** Owners begin on this screen; the frame has what it shares with the editor. */
const SIGN_IN = /\/src\/app\/screens\/login-screen\.tsx$/;
const EDITOR = /\/src\/app\/screens\/editor-screen\.tsx$/;
/** The preview and the fields of the editor are loaded after it stands. */
const EDITOR_PARTS = /\/src\/app\/features\/editor\/components\/parts\.tsx$/;
/** Many screens have some of these, and each is small. */
const CONTROLS = /\/src\/(ui|core|contracts)\/|\/lucide-react\//;
/** These draw pages and are large: a module that imports one of them stays out of the script of small shared modules. */
const DRAWING = /\/src\/(site|sections)\//;
/** These lists have icons and texts by their names: a module that imports such a list needs a few entries of it only. */
const LISTS = {
  'lucide-react': /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/,
  '@messages': /\/messages\/\w+\/index\.ts$/,
};

/** Each script imports only those before it, so scripts do not import each other in a circle. */
const NAMES = ['visitor-kit', 'frame', 'kit', 'editor', 'controls', 'entities', 'drawing', 'editor-parts'];

/**
 * Joins modules that are loaded together into one script each. Of owners' pages: what all their islands need
 * (`visitor-kit`). Of the application: what every screen begins with (`frame`), what the editor shares with other
 * screens (`kit`, and of its late parts `controls`, `entities` and `drawing`, which draws pages), and what the editor
 * alone needs, before it stands (`editor`) and after (`editor-parts`). As many small files, they would be more bytes,
 * and a browser would ask for a hundred of them one after the other.
 */
export function joinScripts() {
  const scripts = new Map(NAMES.map((name) => [name, new Set()]));
  return {
    name: 'join-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [...scripts].map(([name, modules]) => ({
                name,
                test: (id) => modules.has(id),
                includeDependenciesRecursively: false,
              })),
            },
          },
        },
      },
    }),
    buildEnd() {
      const modules = readModules([...this.getModuleIds()], (id) => this.getModuleInfo(id));
      for (const [name, ids] of chooseScripts(modules)) for (const id of ids) scripts.get(name).add(id);
    },
  };
}

/** Returns for each module what it imports at once, and what late. */
function readModules(ids, getModuleInfo) {
  const lists = Object.entries(LISTS).flatMap(([name, pattern]) => {
    const id = ids.find((module) => pattern.test(module));
    return id ? [{ name, id, members: readList(getModuleInfo(id)) }] : [];
  });
  const read = (id) => {
    const { importedIds: all, dynamicallyImportedIds: late, code } = getModuleInfo(id);
    if (lists.some((list) => list.id === id)) return { atOnce: [], late: [] };
    const listed = lists
      .filter((list) => all.includes(list.id))
      .flatMap(({ name, members }) =>
        readImported(code, name).flatMap((imported) => members.get(imported) ?? []),
      );
    return { atOnce: [...all, ...listed], late };
  };
  return new Map(ids.map((id) => [id, read(id)]));
}

/** Returns the modules of a list by the names under which it exports them. */
function readList({ code, importedIds }) {
  const sources = new Set(Array.from(code.matchAll(/ from ["']([^"']+)["']/g), ([, source]) => source));
  if (sources.size !== importedIds.length)
    throw new Error('The modules of a list do not agree with its text.');
  const bySource = new Map([...sources].map((source, index) => [source, importedIds[index]]));
  const found = new Map();
  for (const [, names, source] of code.matchAll(/export \{([^}]+)\} from ["']([^"']+)["']/g))
    for (const [, name] of names.matchAll(/default as (\w+)/g)) found.set(name, bySource.get(source));
  return found;
}

/** Returns the names that a module imports from a list. */
function readImported(code, list) {
  const [, names = ''] = new RegExp(`import \\{([^}]+)\\} from ["']${list}["']`).exec(code) ?? [];
  return names.split(',').map((name) => name.trim().split(' ')[0]);
}

/** Returns which modules go into which script, in the order of their names. */
function chooseScripts(modules) {
  const find = (pattern) => [...modules.keys()].filter((id) => pattern.test(id));
  /**
   * Finds everything that is loaded with some modules, these included; with `isLateWanted`, their late imports as well.
   */
  const reach = (from, isLateWanted = false) => {
    const found = new Set(from);
    // A loop over a set also visits what is added meanwhile.
    for (const id of found) {
      const { atOnce = [], late = [] } = modules.get(id) ?? {};
      for (const imported of isLateWanted ? [...atOnce, ...late] : atOnce) found.add(imported);
    }
    return found;
  };

  const late = new Set([...modules.values()].flatMap(({ late }) => late));
  const ofIslands = find(VISITORS).length === 0 ? [] : [...late].map((island) => reach([island]));
  const ofSignIn = reach(find(SIGN_IN));
  const ofEditor = [...reach(find(EDITOR))];
  const ofParts = [...reach(find(EDITOR_PARTS))];
  const ofOthers = reach(
    find(SCREENS).filter((id) => !EDITOR.test(id)),
    true,
  );

  // An entry runs when its script does, and a script that is loaded late keeps its name.
  const taken = new Set([...reach(find(STATIC_PAGES)), ...find(VISITORS), ...find(APPLICATION), ...late]);
  const chosen = new Map();
  const choose = (name, ids) => {
    const free = [...ids].filter((id) => !taken.has(id));
    chosen.set(name, [...(chosen.get(name) ?? []), ...free]);
    for (const id of free) taken.add(id);
  };
  // A script that did not arrive is loaded again from another address: the script with which it begins must be the same
  // for all that follow.
  choose('visitor-kit', reach(find(VISITORS)));
  choose(
    'visitor-kit',
    [...modules.keys()].filter((id) => ofIslands.filter((ids) => ids.has(id)).length > 1),
  );
  choose('frame', reach(find(APPLICATION)));
  choose(
    'frame',
    ofEditor.filter((id) => ofSignIn.has(id)),
  );
  choose(
    'kit',
    ofEditor.filter((id) => ofOthers.has(id)),
  );
  choose('editor', ofEditor);
  choose(
    'controls',
    ofParts.filter((id) => CONTROLS.test(id) && ofOthers.has(id) && !ofSignIn.has(id)),
  );
  choose(
    'editor-parts',
    ofParts.filter((id) => !ofOthers.has(id)),
  );
  choose(
    'entities',
    ofParts.filter((id) => !ofSignIn.has(id) && ![...reach([id])].some((reached) => DRAWING.test(reached))),
  );
  choose(
    'drawing',
    ofParts.filter((id) => !ofSignIn.has(id)),
  );
  return chosen;
}
