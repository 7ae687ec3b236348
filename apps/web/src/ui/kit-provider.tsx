import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

const theme = createTheme({
  fontFamily: 'var(--font)',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: { InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } } },
});

/** The kit must not choose a colour scheme: the portal's own theme sets it on the document. */
const noRoot = () => undefined;

/** What the kit's controls need around them. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} getRootElement={noRoot}>
      {children}
    </MantineProvider>
  );
}
