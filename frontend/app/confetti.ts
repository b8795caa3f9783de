import confetti from 'canvas-confetti';
import styles from './confetti.module.css';

const PARTICLES = 60;
const LASTS_MS = 3000;
const ROLES = ['--primary', '--secondary', '--accent', '--highlight-fill'];

/** The tokens as plain colours: a canvas knows no custom properties. */
function tokenColours(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  const colours = ROLES.map((role) => {
    probe.style.color = `var(${role})`;
    const [r = 0, g = 0, b = 0] = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
    return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  });
  probe.remove();
  return colours;
}

export function throwConfetti(): void {
  const canvas = document.createElement('canvas');
  canvas.className = styles.paper as string;
  canvas.ariaHidden = 'true';
  document.body.append(canvas);
  // Its own worker would be made from a blob, which the page's policy forbids.
  const throwInto = confetti.create(canvas, {
    resize: true,
    useWorker: false,
    disableForReducedMotion: true,
  });
  throwInto({
    particleCount: PARTICLES,
    spread: 100,
    startVelocity: 38,
    ticks: 180,
    origin: { y: 0.55 },
    colors: tokenColours(),
  });
  setTimeout(() => {
    throwInto.reset();
    canvas.remove();
  }, LASTS_MS);
}
