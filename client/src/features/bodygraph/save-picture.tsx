import { downloadFile, drawnFile, pngOf, withoutControls } from '#client/lib/drawn-file.ts';
import { type PictureFormat, pictureFileName } from './picture-file-name.ts';
import { PictureSheet, type PictureSheetProps, SHEET_BOX } from './picture-sheet.tsx';

/* Saves the picture as a file, in the light palette whatever the page looks like. Loaded on demand. */

/** Scale of the PNG relative to the drawing: 2844 × 3096 pixels. */
const PNG_SCALE = 3;

/** Renders the picture and downloads it. */
export async function savePicture(
  { name, ...picture }: PictureSheetProps,
  format: PictureFormat,
): Promise<void> {
  const drawing = drawnFile(<PictureSheet name={withoutControls(name)} {...picture} />);
  const { width, height } = SHEET_BOX;
  const file =
    format === 'svg'
      ? new Blob([drawing], { type: 'image/svg+xml' })
      : await pngOf(drawing, { width: width * PNG_SCALE, height: height * PNG_SCALE });
  downloadFile(file, pictureFileName(name, format));
}
