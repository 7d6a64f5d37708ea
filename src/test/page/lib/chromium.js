// The browser of the tests and of the pictures.

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
