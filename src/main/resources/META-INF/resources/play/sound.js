// A click when something happens. The switch's own tap unlocks it; nothing is ever queued.

/** @type {AudioContext | undefined} */
let audio;

/** Makes sound possible: to be called by a tap. */
export function unlock() {
  audio ??= new AudioContext();
  audio.resume();
}

export function click() {
  if (audio?.state !== 'running') {
    return;
  }
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 320;
  volume.gain.setValueAtTime(0.2, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.09);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.1);
}
