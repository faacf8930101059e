import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Dialog } from '@/ui/Dialog'
import { Drawer } from '@/ui/Drawer'
import { Grid } from '@/ui/Grid'
import { Notice, type NoticeTone } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { DesignSection, Specimen } from './Specimen'
import { useWords } from './use-words'

const TONES = ['info', 'success', 'warning', 'error'] as const satisfies readonly NoticeTone[]

export function FeedbackSection() {
  const { feedback: words } = useWords()
  return (
    <DesignSection id="feedback" title={words.title} lead={words.lead}>
      <Specimen title={words.notices} source="ui/Notice" bare>
        <Stack $gap="2xs">
          {TONES.map((tone) => (
            <Notice key={tone} tone={tone}>
              {words[tone]}
            </Notice>
          ))}
        </Stack>
      </Specimen>
      <Grid $min="26rem" $gap="l">
        <Specimen title={words.dialogs} source="ui/Dialog · ui/Drawer">
          <Windows />
        </Specimen>
        <Specimen title={words.waiting} source="ui/Skeleton · ui/Spinner">
          <Stack $gap="xs" aria-busy="true">
            <Skeleton $height="6rem" />
            <Skeleton $width="60%" />
            <Text $tone="muted">
              <Spinner /> {words.loading}
            </Text>
          </Stack>
        </Specimen>
      </Grid>
    </DesignSection>
  )
}

function Windows() {
  const { feedback: words } = useWords()
  const [open, setOpen] = useState<'dialog' | 'drawer'>()
  const close = () => setOpen(undefined)
  return (
    <Cluster>
      <Button $variant="secondary" onClick={() => setOpen('dialog')}>
        {words.dialog}
      </Button>
      <Button $variant="secondary" onClick={() => setOpen('drawer')}>
        {words.drawer}
      </Button>
      <Dialog open={open === 'dialog'} onClose={close} title={words.dialogTitle} closeLabel={words.close}>
        <Text>{words.dialogText}</Text>
        <Cluster>
          <Button onClick={close}>{words.yes}</Button>
          <Button $variant="secondary" onClick={close}>
            {words.no}
          </Button>
        </Cluster>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title={words.drawerTitle} closeLabel={words.close}>
        <Text>{words.dialogText}</Text>
      </Drawer>
    </Cluster>
  )
}
