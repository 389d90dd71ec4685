// Set here, since package.json cannot set it portably on every shell.
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
