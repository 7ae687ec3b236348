import { z } from 'zod';

// Imported before any schema by what runs in a page: its content security policy refuses code that schemas would generate.
z.config({ jitless: true });
