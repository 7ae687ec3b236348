/** What reads codes in pictures, where the browser has it. */
interface CodeDetector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
type CodeDetectorClass = new (options: { formats: string[] }) => CodeDetector;

/** The kinds of codes on packs and on labels. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'code_39', 'code_128', 'data_matrix'];

/** A code counts again once it was out of sight for so long, in milliseconds. */
const gone = 1500;
const everyMs = 150;

function detectorClass(): CodeDetectorClass | undefined {
  return Reflect.get(window, 'BarcodeDetector') as CodeDetectorClass | undefined;
}

/** Whether this browser can read codes with a camera. */
export const canReadCodes = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator;

/** Reads each code once as long as the camera sees it, until `signal` ends it. */
async function readCodes(video: HTMLVideoElement, onCode: (code: string) => void, signal: AbortSignal): Promise<void> {
  const Detector = detectorClass();
  if (Detector === undefined) return;
  const detector = new Detector({ formats });
  const seen = new Map<string, number>();
  while (!signal.aborted) {
    const codes = await detector.detect(video).catch(() => []);
    const now = performance.now();
    for (const { rawValue } of codes) {
      if (now - (seen.get(rawValue) ?? -gone) >= gone) onCode(rawValue);
      seen.set(rawValue, now);
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** Shows the camera at the back in a video and reads the codes that it sees; rejects where the camera is not allowed. */
export async function watchCodes(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  // Until the first picture is there, nothing is found in it.
  video.play().catch(() => {});
  await readCodes(video, onCode, signal);
}
