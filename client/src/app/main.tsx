import './styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { isOnline } from '#client/lib/connection.ts';
import { App } from './app.tsx';
import { reloadStaleBuild } from './stale-build.ts';
import { warmIntl } from './warm-intl.ts';

warmIntl();

reloadStaleBuild({
  target: window,
  isOnline,
  build: import.meta.url,
  storage: () => window.sessionStorage,
  reload: () => window.location.reload(),
});

// A worker of a build that ran at this address would serve that build's files.
if (import.meta.env.DEV) {
  void navigator.serviceWorker
    ?.getRegistrations()
    .then((all) => Promise.all(all.map((one) => one.unregister())));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = createRoot(root);
// Rendered in slices, so that not even the first one is a long task.
startTransition(() =>
  app.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
