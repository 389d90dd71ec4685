// Set here and not in package.json, where it would not work on every shell.
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
