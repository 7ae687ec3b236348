import { uploadMediaTypes } from '@offizin/domain/uploads/upload-formats';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { uploadFile } from '../../../platform/upload-file.ts';
import { typeList } from './typed-list.ts';

/** By its name, for browsers without Excel know no type of it; an old workbook is refused by who reads it. */
export const isWorkbook = ({ name }: Pick<File, 'name'>): boolean => /\.xls[xm]?$/i.test(name);

/** The server reads workbooks, as it does those of uploads: their cells come back as text, which is shown and put right like any other. */
export function useReadWorkbook() {
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (file: File) => uploadFile('POST /tracking-lists', {}, { file, mediaType: uploadMediaTypes.xlsx }),
    onSuccess: ({ text }) => typeList(text),
    onError: (error) => showSnackbar('error', errorText(error)),
  });
}
