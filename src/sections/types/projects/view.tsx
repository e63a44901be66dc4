import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import dialogCss from '../../visitor-kit/dialog.css?inline';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { IslandSlot } from '../../visitor-kit/island-slot';
import lightboxCss from '../../visitor-kit/lightbox.css?inline';
import compareCss from './compare.css?inline';
import { type ProjectsContent, projects } from './definition';
import indexCss from './index.css?inline';
import { ProjectList } from './island';
import mosaicCss from './mosaic.css?inline';
import projectsCss from './projects.css?inline';
import { showProjects } from './shown-projects';

function ProjectsView(props: SectionViewProps<ProjectsContent>) {
  const { id, title, content, words, mode, frame, layout, isFirst } = props;
  const { gallery, close, imageNotFound, showAll } = words;
  return (
    <SectionFrame {...frame} className="s-wide s-projects" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <IslandSlot
        type="projects"
        id={id}
        Island={ProjectList}
        props={{
          projects: showProjects(content.projects, mode),
          title,
          layout,
          isFirst,
          words: { ...gallery, close, imageNotFound, showAll, ...words.projects },
        }}
      />
    </SectionFrame>
  );
}

export const view = defineView(projects, ProjectsView, [dialogCss, lightboxCss, projectsCss], {
  compare: compareCss,
  mosaic: mosaicCss,
  index: indexCss,
});
