import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmallServer extends Disposable {
  readonly url: string;
}

/** A part of the server on a free port, without the rest. */
export async function startSmallServer(app: RequestListener): Promise<SmallServer> {
  const server = createServer(app).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
