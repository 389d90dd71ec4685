let state = null;

/**
 * Reports a test file that cannot be loaded as an error of the run. Such a file has no tests that
 * could fail, and the mutation runner looks at tests alone: it would take the fault for unnoticed.
 */
export const unloadable = {
  onInit(vitest) {
    state = vitest.state;
  },
  onTestRunEnd(modules) {
    for (const error of modules.flatMap((module) => module.errors())) {
      // As it comes from the test's thread it has no prototype, and the runner can't print it.
      state?.catchError(new Error(error.message), 'Unloadable test file');
    }
  },
};
