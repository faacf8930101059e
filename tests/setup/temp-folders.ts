import { removeTempFolders } from '@tests/temp-folder'
import { afterAll } from 'vitest'

afterAll(removeTempFolders)
