// Moves as fast as it can from many clients at once, a new match after every 90 moves, and prints the accepted moves a second.
//   node client.js <url> <clients> <seconds>
const { io } = require('socket.io-client');

const [url, clients, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const MOVES_IN_MATCH = 90;
let moves = 0;
let stopping = false;

async function match() {
  const answer = await fetch(`${url}/games/board/create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ numPlayers: 2 }),
  });
  return (await answer.json()).matchID;
}

function answerTo(socket, event) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event} within 10 s`)), 10_000);
    socket.once(event, (...values) => {
      clearTimeout(timer);
      resolve(values);
    });
  });
}

async function play() {
  while (!stopping) {
    const id = await match();
    const socket = io(`${url}/board`, { transports: ['websocket'], forceNew: true });
    await answerTo(socket, 'connect');
    socket.emit('sync', id, '0', undefined, 2);
    await answerTo(socket, 'sync');
    for (let state = 0; state < MOVES_IN_MATCH && !stopping; state++) {
      const updated = answerTo(socket, 'update');
      const payload = { type: 'place', args: [state % 75], playerID: '0' };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state, id, '0');
      const [, next] = await updated;
      if (next._stateID !== state + 1) throw new Error(`state ${next._stateID} after ${state}`);
      moves++;
    }
    socket.close();
  }
}

async function main() {
  const players = Promise.all(Array.from({ length: clients }, play));
  const before = process.hrtime.bigint();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const counted = moves;
  const elapsed = Number(process.hrtime.bigint() - before) / 1e9;
  stopping = true;
  await players;
  console.log(`${(counted / elapsed).toFixed(0)} moves/s`);
}

main().catch((failure) => {
  console.error(failure);
  process.exit(1);
});
