// A short sound when something happens. The switch's own tap unlocks it, and nothing is queued.

let audio;

export function unlock() {
  audio ??= new AudioContext();
  audio.resume();
}

export function click() {
  if (audio?.state === 'running') {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = 320;
    volume.gain.setValueAtTime(0.2, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.09);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.1);
  }
}
