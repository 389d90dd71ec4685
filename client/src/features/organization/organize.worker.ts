import { type OrganizeInput, organize } from '#shared/engine/penta/organize.ts';

/** Off the page's thread, so that it answers while teams are looked for. */
self.addEventListener('message', ({ data }: MessageEvent<OrganizeInput>) => {
  self.postMessage(organize(data));
});
