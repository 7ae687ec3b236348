import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import { createTheme, MantineProvider } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';

const theme = createTheme({
  fontFamily: 'var(--font)',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    CloseButton: { defaultProps: { icon: <IconX size={18} aria-hidden /> } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Select: {
      defaultProps: { rightSection: <IconChevronDown size={16} aria-hidden />, rightSectionPointerEvents: 'none' },
    },
  },
});

/** The kit must not choose a colour scheme: the portal's own theme sets it on the document. */
const noRoot = () => undefined;

/** What every control of the kit needs around it; each control brings the style sheets that it is made of. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} getRootElement={noRoot}>
      {children}
    </MantineProvider>
  );
}
