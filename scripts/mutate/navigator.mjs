// Node 20 lacks what newer versions and every browser have; code that formats dates reads it as it loads.
globalThis.navigator ??= { languages: ['en-US'], onLine: true };
