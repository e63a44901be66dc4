CREATE TABLE "calendar_feeds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" bigint NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"resource" text,
	"created_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "feed_id" bigint;--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "feed_key" text;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feeds_website_id_idx" ON "calendar_feeds" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "calendar_feeds_next_at_idx" ON "calendar_feeds" USING btree ("next_at");--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_feed_id_calendar_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."calendar_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_feed_id_idx" ON "blocks" USING btree ("feed_id") WHERE "blocks"."feed_id" IS NOT NULL;