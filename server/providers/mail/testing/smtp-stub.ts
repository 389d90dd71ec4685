import { createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as sent. */
  readonly source: string;
}

export interface SmtpStub extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
}

/** An SMTP server that keeps what it gets; it knows no recipient `nobody@…` and is busy for `busy@…`. */
export async function startSmtpStub(): Promise<SmtpStub> {
  const received: ReceivedMail[] = [];
  const server = createServer((socket) => converse(socket, (mail) => received.push(mail)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function converse(socket: Socket, keep: (mail: ReceivedMail) => void): void {
  const mail = { from: '', to: [] as string[], lines: [] as string[] };
  let [isData, rest] = [false, ''];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

  function data(line: string): void {
    if (line !== '.') return void mail.lines.push(line.replace(/^\./, ''));
    isData = false;
    keep({ from: mail.from, to: mail.to, source: mail.lines.join('\n') });
    say('250 kept');
  }
  function recipient(line: string): void {
    const to = addressIn(line);
    if (to.startsWith('nobody@')) return void say('550 5.1.1 no such user');
    if (to.startsWith('busy@')) return void say('451 4.3.0 try again later');
    mail.to.push(to);
    say('250 ok');
  }
  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') recipient(line);
    else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else if (verb === 'DATA') {
      isData = true;
      say('354 go on');
    } else {
      if (verb === 'MAIL') Object.assign(mail, { from: addressIn(line), to: [], lines: [] });
      say('250 ok');
    }
  }

  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) isData ? data(line) : command(line);
  });
  say('220 stub');
}
