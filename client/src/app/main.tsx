import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { reloadStaleBuild } from './stale-build.ts';

reloadStaleBuild({
  target: window,
  navigator: window.navigator,
  build: import.meta.url,
  storage: () => window.sessionStorage,
  reload: () => window.location.reload(),
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
