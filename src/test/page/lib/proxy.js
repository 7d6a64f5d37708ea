// A connection that fails on purpose: cut, silent, or with answers that get lost.

import {connect, createServer} from 'node:net';

/** Passes bytes on to the service until it is told to do something else. */
export async function startProxy(target) {
  const {hostname, port} = new URL(target);
  const sockets = new Set();
  let frozen = false;
  let losing = false;
  const server = createServer((client) => {
    const service = connect(Number(port), hostname);
    for (const socket of [client, service]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        (socket === client ? service : client).destroy();
      });
    }
    client.on('data', (data) => !frozen && service.write(data));
    service.on('data', (data) => {
      if (losing && /^HTTP\/1.1 201/.test(data.toString('latin1'))) {
        losing = false;
        client.destroy();
      } else if (!frozen) {
        client.write(data);
      }
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `http://127.0.0.1:${address.port}/`,
    /** Ends every connection. */
    cut,
    /** Keeps connections and passes nothing on. */
    freeze: () => (frozen = true),
    thaw: () => {
      frozen = false;
      cut();
    },
    /** The next 201 never reaches its client. */
    loseCreated: () => (losing = true),
    close: () => {
      cut();
      server.close();
    },
  };
}
