// boardgame.io's server with its PostgreSQL adapter, as its documentation sets them up.
//   PORT, DATABASE_URL
const { Server, Origins } = require('boardgame.io/server');
const { PostgresStore } = require('bgio-postgres');

// A board of 75 spaces, as Talat's three boards have together; a move puts something on one.
const game = {
  name: 'board',
  setup: () => ({ spaces: Array(75).fill('.') }),
  moves: {
    place: ({ G }, space) => {
      G.spaces[space] = G.spaces[space] === '.' ? 'x' : '.';
    },
  },
};

const db = new PostgresStore(process.env.DATABASE_URL, { logging: false });
const server = Server({ games: [game], db, origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.env.PORT) }).then(() => console.log('listening'));
