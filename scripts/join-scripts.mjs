/** The scripts of public pages: whatever they reach stays in scripts of its own, or visitors would load the application. */
const PUBLIC_ENTRIES = /\.client\.tsx?$/;
const APPLICATION = /\/src\/app\/main\.tsx$/;

/**
 * Puts what every screen of the application begins with into one script. As many small ones, it is two kilobytes more for
 * each screen. What public pages reach never imports it, so scripts do not import each other in a circle.
 */
export function joinFrame() {
  const frame = new Set();
  const isInFrame = (id) => frame.has(id);
  return {
    name: 'join-frame',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'frame', test: isInFrame, includeDependenciesRecursively: false }],
            },
          },
        },
      },
    }),
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const list = (isEntry, listImports) => {
        const found = new Set(ids.filter((id) => isEntry.test(id)));
        // A set goes on to what is added while it is walked.
        for (const id of found)
          for (const imported of listImports(this.getModuleInfo(id))) found.add(imported);
        return found;
      };
      const ofVisitors = list(PUBLIC_ENTRIES, (info) =>
        info ? [...info.importedIds, ...info.dynamicallyImportedIds] : [],
      );
      const ofApplication = list(APPLICATION, (info) => info?.importedIds ?? []);
      for (const id of ofApplication) if (!ofVisitors.has(id)) frame.add(id);
    },
  };
}
