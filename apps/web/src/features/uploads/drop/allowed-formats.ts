import { isExcelOnly, uploadFormats } from '@offizin/domain/uploads/upload-formats';
import { useSignedIn } from '../../../platform/session.ts';

/** The formats that the marketplace lets this seller upload: as a browser and as a text names them (UPL-10). */
export function useAllowedFormats() {
  const allowed = useSignedIn().seller.uploadFormats;
  const endings = uploadFormats.filter((format) => allowed.includes(format)).map((format) => `.${format}`);
  return { allowed, endings: endings.join(', '), accept: endings.join(','), isExcelOnly: isExcelOnly(allowed) };
}
